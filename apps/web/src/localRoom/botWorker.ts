import type { BotRequest } from './botClient.ts';
import { chooseInWorker } from './chooseInWorker.ts';
import { answerRequests } from './workerMessages.ts';

answerRequests((request: BotRequest) => chooseInWorker(request, () => performance.now()));
