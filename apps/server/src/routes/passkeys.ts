import { newPasskey, type Passkeys, usedPasskey, type Welcomed } from '@scapewright/protocol/http';
import type { Store } from '@scapewright/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counts } from '../counts.ts';
import { checked, notFound, Problem } from '../problems.ts';
import type { Limits } from '../settings.ts';
import { mustBeSomebody } from '../who.ts';
import { tell } from '../words/speech.ts';
import { limited } from './limited.ts';
import { welcome } from './welcome.ts';

/** So many passkeys a player may have. */
const mostKeys = 20;
/** For how long a device may take to answer, in milliseconds. */
const patience = 300_000;

export interface PasskeyRoutes {
  readonly store: Store;
  readonly limits: Limits;
  readonly counts: Counts;
}

/** EdDSA, ECDSA and RSA, as every browser has one of them; what Node calls experimental is left out. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded when the first passkey is made or used: most servers start sooner without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** For whom a passkey is: the host that the page is of, with or without HTTPS before it. */
const placeOf = ({ hostname, host }: FastifyRequest) => ({
  rpID: hostname,
  expectedRPID: hostname,
  expectedOrigin: [`https://${host}`, `http://${host}`],
});

/** Keys of devices that let players in without a password. */
export function passkeyRoutes(app: FastifyInstance, { store, limits, counts }: PasskeyRoutes): void {
  const { passkeys } = store;

  app.get('/passkeys', async (request): Promise<Passkeys> => {
    const player = await mustBeSomebody(store, request);
    const known = await passkeys.of(player.id);
    return {
      passkeys: known.map(({ id, created, used }) => ({
        id,
        created,
        ...(used === undefined ? {} : { used }),
      })),
    };
  });

  app.post('/passkeys/options', limited(limits.logins), async (request) => {
    const player = await mustBeSomebody(store, request);
    const known = await passkeys.of(player.id);
    if (known.length >= mostKeys)
      throw new Problem(409, 'problem:too-many', tell('passkey:enough', { most: mostKeys }), {
        fix: 'notices:take-away',
      });
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      ...{ rpName: 'Scapewright', rpID: placeOf(request).rpID },
      ...{ userName: player.name, userID: new TextEncoder().encode(player.id) },
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await passkeys.challenge(options.challenge, player.id, patience);
    return options;
  });

  app.post('/passkeys', limited(limits.logins), async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    const response = checked(newPasskey, request.body) as Parameters<
      Awaited<ReturnType<typeof webAuthn>>['verifyRegistrationResponse']
    >[0]['response'];
    const { verifyRegistrationResponse } = await webAuthn();
    const { expectedOrigin, expectedRPID } = placeOf(request);
    const { registrationInfo: made } = await verifyRegistrationResponse({
      ...{ response, expectedOrigin, expectedRPID, supportedAlgorithmIDs, requireUserVerification: false },
      expectedChallenge: (challenge) => passkeys.take(challenge, player.id),
    }).catch(() => ({ registrationInfo: undefined }));
    if (!made) throw new Problem(422, 'problem:not-that', 'passkey:refused', { fix: 'passkey:again' });
    const { id, publicKey, counter, transports = [] } = made.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    if (!(await passkeys.add({ id, player: player.id, publicKey: key, counter, transports })))
      throw new Problem(409, 'problem:taken', 'passkey:known');
    void reply.status(201);
    return { id };
  });

  app.delete<{ Params: { id: string } }>('/passkeys/:id', async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    if (!(await passkeys.remove(request.params.id, player.id))) throw notFound('missing:passkey');
    void reply.status(204);
  });

  app.post('/sessions/passkey/options', limited(limits.logins), async (request) => {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      ...{ rpID: placeOf(request).rpID, userVerification: 'preferred' as const },
    });
    await passkeys.challenge(options.challenge, undefined, patience);
    return options;
  });

  app.post('/sessions/passkey', limited(limits.logins), async (request, reply): Promise<Welcomed> => {
    const response = checked(usedPasskey, request.body) as Parameters<
      Awaited<ReturnType<typeof webAuthn>>['verifyAuthenticationResponse']
    >[0]['response'];
    const known = await passkeys.find(response.id);
    const player = known && (await store.players.letIn(known.player));
    const counter = known && player && (await verified(request, response, known));
    if (counter === undefined || !known || !player) {
      counts.add('scape_logins_failed_total', 'why="passkey"');
      throw new Problem(401, 'problem:not-that', 'passkey:unknown', { fix: 'passkey:otherwise' });
    }
    await passkeys.used(known.id, counter);
    return welcome(store, player, reply);
  });

  /** How often the device was used now; undefined where the answer is not by this key. */
  async function verified(
    request: FastifyRequest,
    response: Parameters<Awaited<ReturnType<typeof webAuthn>>['verifyAuthenticationResponse']>[0]['response'],
    { id, publicKey, counter }: { readonly id: string; readonly publicKey: string; readonly counter: number },
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { expectedOrigin, expectedRPID } = placeOf(request);
    try {
      const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ response, expectedOrigin, expectedRPID, requireUserVerification: false },
        expectedChallenge: (challenge) => passkeys.take(challenge, undefined),
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      });
      return isRight ? authenticationInfo.newCounter : undefined;
    } catch {
      return undefined;
    }
  }
}
