import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from './home/home-page.tsx';
import { useAppearance } from './settings/use-appearance.ts';
import { FaultScreen } from './shell/fault-screen.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { Renewal } from './shell/renewal.tsx';
import { Shell } from './shell/shell.tsx';
import { useWords } from './words/words.ts';

const SetupPage = lazy(() => import('./start/setup-page.tsx'));
const MapsPage = lazy(() => import('./maps/maps-page.tsx'));
const MapPage = lazy(() => import('./maps/map-page.tsx'));
const CardsPage = lazy(() => import('./cards/cards-page.tsx'));
const CardPage = lazy(() => import('./cards/card-page.tsx'));
const ArmiesPage = lazy(() => import('./armies/armies-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const RulePage = lazy(() => import('./rules/rule-page.tsx'));
const LabPage = lazy(() => import('./lab/lab-page.tsx'));
const FriendPage = lazy(() => import('./online/friend-page.tsx'));
const GamesPage = lazy(() => import('./online/games-page.tsx'));
const ProfilePage = lazy(() => import('./online/profile-page.tsx'));
const TournamentsPage = lazy(() => import('./online/tournaments-page.tsx'));
const TournamentPage = lazy(() => import('./online/tournament-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const ExamplePage = lazy(() => import('./examples/example-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));

/** All pages. A table has the window for itself; the others stand in the shell. */
export function App() {
  useAppearance();
  return (
    <>
      <Switch>
        <Route path="/table/:id">
          {({ id }) => (
            <FaultScreen>
              <Suspense fallback={<Coming />}>
                <TablePage id={id} />
              </Suspense>
            </FaultScreen>
          )}
        </Route>
        <Route path="/examples/:group/:name/:at">
          {({ group, name, at }) => (
            <FaultScreen>
              <Suspense fallback={<Coming />}>
                <ExamplePage group={group} name={name} at={at} />
              </Suspense>
            </FaultScreen>
          )}
        </Route>
        <Route path="/replay">
          <FaultScreen>
            <Suspense fallback={<Coming />}>
              <ReplayPage />
            </Suspense>
          </FaultScreen>
        </Route>
        <Route>
          <Shell>
            <FaultScreen>
              <Suspense fallback={<Coming />}>
                <ShelledPages />
              </Suspense>
            </FaultScreen>
          </Shell>
        </Route>
      </Switch>
      <Renewal />
    </>
  );
}

function ShelledPages() {
  return (
    <Switch>
      <Route path="/" component={HomePage} />
      <Route path="/new" component={SetupPage} />
      <Route path="/maps" component={MapsPage} />
      <Route path="/maps/:id">{({ id }) => <MapPage id={id} />}</Route>
      <Route path="/cards" component={CardsPage} />
      <Route path="/cards/:id">{({ id }) => <CardPage id={id} />}</Route>
      <Route path="/armies" component={ArmiesPage} />
      <Route path="/rules" component={RulesPage} />
      <Route path="/rules/:id">{({ id }) => <RulePage id={id} />}</Route>
      <Route path="/lab" component={LabPage} />
      <Route path="/friend" component={FriendPage} />
      <Route path="/games" component={GamesPage} />
      <Route path="/players/:id">{({ id }) => <ProfilePage id={id} />}</Route>
      <Route path="/tournaments" component={TournamentsPage} />
      <Route path="/tournaments/:id">{({ id }) => <TournamentPage id={id} />}</Route>
      <Route path="/settings" component={SettingsPage} />
      <Route component={MissingPage} />
    </Switch>
  );
}

function Coming() {
  const say = useWords();
  return <p className="empty">{say('app.loading')}</p>;
}
