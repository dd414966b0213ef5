import { server } from './api.ts';

/** The browser has made no passkey, or used none: whoever was asked has said no, or it cannot. */
export class NoPasskey extends Error {}

/** Can this browser have passkeys? */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

type Options = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON'];
type KnownOptions = Parameters<
  typeof import('@simplewebauthn/browser')['startAuthentication']
>[0]['optionsJSON'];

/** Has the browser make a passkey for whoever is known here. Rejects with {@link NoPasskey} where it makes none. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = (await server.passkeyOptions('new')) as Options;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON }).catch(toNoPasskey);
  await server.addPasskey(made);
}

/** Logs in by a passkey of this browser. Rejects with {@link NoPasskey} where none is used. */
export async function logInByPasskey(): Promise<void> {
  const optionsJSON = (await server.passkeyOptions('known')) as KnownOptions;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const used = await startAuthentication({ optionsJSON }).catch(toNoPasskey);
  await server.logInByPasskey(used);
}

function toNoPasskey(): never {
  throw new NoPasskey();
}
