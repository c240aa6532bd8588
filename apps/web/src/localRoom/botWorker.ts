import type { BotWorkerRequest } from './botClient.ts';
import { chooseBotAction } from './chooseInWorker.ts';
import { answerWorkerRequests } from './workerMessages.ts';

answerWorkerRequests((request: BotWorkerRequest) => chooseBotAction(request, () => performance.now()));
