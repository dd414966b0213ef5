import { join } from 'node:path';

/** Where programs leave what they remember for a person, as each system has it; `SCAPE_GAMES` names another folder. */
export function gamesFolderOf(
  environment: Readonly<Record<string, string | undefined>>,
  platform: string,
  home: string,
): string {
  const { SCAPE_GAMES: own, XDG_STATE_HOME: state, LOCALAPPDATA: local } = environment;
  if (own) return own;
  if (platform === 'win32') return join(local ?? join(home, 'AppData', 'Local'), 'scapewright', 'games');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'scapewright', 'games');
  return join(state ?? join(home, '.local', 'state'), 'scapewright', 'games');
}
