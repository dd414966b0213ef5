import { servePage } from './serve-page.ts';

const server = await servePage(5180);
server.printUrls();
