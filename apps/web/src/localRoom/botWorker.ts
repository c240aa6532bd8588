import type { BotRequest } from './botClient.ts';
import { chooseBotAction } from './chooseInWorker.ts';
import { answerRequests } from './workerMessages.ts';

answerRequests((request: BotRequest) => chooseBotAction(request, () => performance.now()));
