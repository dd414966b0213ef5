/** What the system's codes mean to people. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file is too large',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** Why a file was not read or written, in words for people; `path` is as the caller named it. */
export class FileError extends Error {
  readonly path: string;
  /** The system's code, as `ENOSPC`, where it was the system that refused. */
  readonly code: string | undefined;

  constructor(path: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'FileError';
    this.path = path;
    const code = (cause as { readonly code?: unknown } | undefined)?.code;
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** An error of the system in words: `game.json cannot be written: the disk is full`. */
export function fileError(path: string, what: 'read' | 'written', cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  const code = (cause as { readonly code?: string }).code ?? '';
  const plain = cause instanceof Error ? cause.message : String(cause);
  return new FileError(path, `${path} cannot be ${what}: ${reasons[code] ?? plain}`, cause);
}
