import type { BotRequest } from './botClient.ts';
import { chooseBotAction } from './chooseInWorker.ts';
import { serveWorkerRequests } from './workerMessages.ts';

serveWorkerRequests((request: BotRequest) => chooseBotAction(request, () => performance.now()));
