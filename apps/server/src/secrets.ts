import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Something that nobody guesses: so many bytes, in letters that stand in addresses as they are. */
export const freshToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** An id of a table or a player. */
export const freshId = (): string => randomBytes(9).toString('base64url');

/** What is kept of a token, or shown of a seed. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const cost = { parallelism: 1, memory: 19_456, passes: 2 } as const;

/** The encoded hash of a password, with a salt of its own: argon2id. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Is it the password of an encoded hash? Takes as long where there is none to compare with. */
export async function isPassword(password: string, encoded: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = (encoded ?? '').split('$');
  const wanted = Buffer.from(hash, 'base64url');
  const given = await argon2id(password, salt === '' ? randomBytes(16) : Buffer.from(salt, 'base64url'));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

function argon2id(password: string, nonce: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: password.normalize('NFKC'), nonce, tagLength: 32, ...cost },
      (error, hash) => (error ? reject(error) : resolve(hash)),
    );
  });
}
