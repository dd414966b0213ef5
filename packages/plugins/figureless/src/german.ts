import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What this package says, in German. */
export const figurelessGerman: WordCatalogue = {
  'event-card.stays':
    'Keine Fähigkeit eines Gegners entfernt einen Ereignis-One-Shot oder eine Ereignis-Geschichte',
  'event-card.not-taken':
    'Keine Fähigkeit eines Gegners nimmt einen Ereignis-One-Shot oder eine Ereignis-Geschichte',
  'one-shot.used': '{figure} nutzt {card}',
  'one-shot.asked': '{figure} erfüllt, was {card} verlangt',
  'one-shot.keyword-met': '{figure} hat das Stichwort, das {card} verlangt',
  'one-shot.cast': '{figure} wirkt den Zauber {card}',
  'one-shot.cast-by-card': '{figure} wirkt {card}, und die Karte sagt selbst, wer das darf',
  'one-shot.effect': '{card} wirkt als Fähigkeit von {figure}',
  'one-shot.removed': '{card} ist benutzt und verlässt das Spiel',
  'one-shot.foreign': 'Die Karte gehört zur Armee eines anderen Spielers',
  'one-shot.nowhere': 'Wer einen One Shot nutzt, ist auf einem Schlachtfeld',
  'one-shot.negated': 'Die Fähigkeiten auf der Karte der Figur sind aufgehoben',
  'one-shot.not-magical': 'Den Zauber wirkt nur eine Figur mit Magischer Affinität',
  'one-shot.symbol': 'Der Figur fehlt ein Symbol, das die Karte verlangt',
  'one-shot.keyword': 'Der Figur fehlt ein Stichwort, das die Karte verlangt',
  'one-shot.nobody-left': 'Keine Figur des Spielers erfüllt, was die Karte verlangt',
  'one-shot.again-in-round':
    'Der Spieler hat in dieser Runde außerhalb von Aktivierungen schon einen One Shot dieser Art genutzt',
  'one-shot.again-in-activation':
    'Die Figur hat in dieser Aktivierung schon einen One Shot dieser Art genutzt',
  'story.prologue-met': 'Die Armee erfüllt den Prolog von {card}',
  'story.prologue-failed':
    'Die Armee erfüllt den Prolog von {card} nicht: Geschichte, Aufstellung und Fähigkeiten entfallen',
  'story.set-up': 'Die Aufstellung von {card} wird ausgeführt und gilt für das ganze Spiel',
  'story.begins': '{card} wird umgedreht: Die Fähigkeiten der Rückseite gelten',
  'name:rule.event-card': 'Ereignis-Karten ohne Figuren',
  'name:ability.one-shot': 'One Shot',
  'name:ability.story': 'Geschichte',
};
