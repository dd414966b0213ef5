import { z } from 'zod';

/** A passkey as its player sees it: no keys. */
export const passkey = z.object({ id: z.string(), created: z.string(), used: z.string().optional() });
export type Passkey = z.infer<typeof passkey>;
export const passkeys = z.object({ passkeys: z.array(passkey) });
export type Passkeys = z.infer<typeof passkeys>;

/** What a browser is asked for, as WebAuthn has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

const part = z.string().max(20_000);
const credential = {
  id: z.string().min(1).max(1500),
  rawId: z.string().min(1).max(1500),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};

/** What a browser answers with a new passkey: `POST /passkeys`. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .optional(),
  }),
});

/** What a browser answers by a passkey: `POST /sessions/passkey`. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(200).optional(),
  }),
});
