// npm run image-test: carries out the instructions of the Dockerfile without a container engine, in a new folder and as an
// unprivileged user, then starts what the image would start and plays a game on it. Base images and isolation are not tested.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fastRandom } from '@fivefold/rules';
import { playDisturbed } from './disturbedPlay.ts';
import { freePort } from './serverProcess.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

interface Instruction {
  readonly name: string;
  readonly args: string;
}

interface Stage {
  /** Stands for `/`. */
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  healthcheck: readonly string[];
  cmd: readonly string[];
}

const instructionsIn = (file: string): readonly Instruction[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...args] = line.split(' ');
      return { name, args: args.join(' ') };
    });

const workspace = mkdtempSync(path.join(tmpdir(), 'fivefold-image-'));
const user = unprivilegedUser();
const home = path.join(workspace, 'home');
mkdirSync(home);
if (user.uid !== undefined) for (const folder of [workspace, home]) chownSync(folder, user.uid, user.gid!);

const inside = (stage: Stage, name: string): string =>
  path.join(stage.root, path.resolve(stage.workdir, name));
const processOptions = (stage: Stage) => ({
  ...user,
  cwd: path.join(stage.root, stage.workdir),
  env: { PATH: process.env.PATH!, HOME: home, ...stage.env },
});

function build(): Stage {
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const { name, args } of instructionsIn(path.join(repository, 'Dockerfile'))) {
    console.error(`${name} ${args}`);
    if (name === 'FROM') {
      const root = path.join(workspace, `stage-${stages.size}`);
      makeFolder(root);
      stage = { root, workdir: '/', env: {}, healthcheck: [], cmd: [] };
      stages.set(args.split(' AS ')[1] ?? 'final', stage);
    } else carryOut(stage!, stages, name, args);
  }
  return stage!;
}

function carryOut(stage: Stage, stages: ReadonlyMap<string, Stage>, name: string, args: string): void {
  switch (name) {
    case 'ENV':
      for (const pair of args.split(' ')) {
        const [key = '', value = ''] = pair.split('=');
        stage.env[key] = value;
      }
      return;
    case 'WORKDIR':
      stage.workdir = args;
      makeFolder(inside(stage, '.'));
      return;
    case 'COPY':
      copy(stage, stages, args);
      return;
    case 'RUN':
      run(stage, args);
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(args.slice(args.indexOf('['))) as string[];
      return;
    case 'CMD':
      stage.cmd = JSON.parse(args) as string[];
      return;
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return; // of the engine
    default:
      throw new Error(`image-test does not know ${name}`);
  }
}

function copy(stage: Stage, stages: ReadonlyMap<string, Stage>, args: string): void {
  const words = args.split(' ').filter((word) => !word.startsWith('--'));
  const [from = '', to = ''] = words;
  const origin = /--from=(\S+)/.exec(args)?.[1];
  if (origin)
    cpSync(inside(stages.get(origin)!, from), inside(stage, to), { recursive: true, verbatimSymlinks: true });
  else copyContext(inside(stage, to));
  if (user.uid !== undefined) execFileSync('chown', ['-Rh', `${user.uid}:${user.gid}`, inside(stage, to)]);
}

/** What git knows or would add: `.dockerignore` leaves out the rest. */
function copyContext(to: string): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: repository });
  for (const file of list.toString().split('\0').filter(Boolean))
    cpSync(path.join(repository, file), path.join(to, file));
}

function run(stage: Stage, command: string): void {
  const { status } = spawnSync('sh', ['-c', command], { ...processOptions(stage), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`RUN ended with ${status}`);
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
}

/** Starts the image's command, asks its health check, plays one game, and stops it. */
async function tryOut(image: Stage) {
  const port = await freePort();
  const stage: Stage = {
    ...image,
    env: { ...image.env, PORT: String(port), DATA_DIR: path.join(image.root, image.env.DATA_DIR!) },
  };
  const [program = '', ...args] = stage.cmd;
  const server = spawn(program, args, { ...processOptions(stage), stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<number | null>((done) => server.once('exit', done));
  await new Promise<void>((listening, failed) => {
    createInterface({ input: server.stdout! }).on('line', (line) => {
      if (line.includes('listening on')) listening();
    });
    void exit.then((code) => failed(new Error(`the server ended with ${code}`)));
  });
  const [check = '', ...rest] = stage.healthcheck.filter((word) => word !== 'CMD');
  const health = spawnSync(check, rest, processOptions(stage)).status;
  const url = `http://127.0.0.1:${port}`;
  const page = (await fetch(url)).status;
  const { report } = await playDisturbed({
    url,
    rooms: 1,
    times: 0,
    disturb: async () => {},
    random: fastRandom(1),
  });
  server.kill('SIGTERM');
  return { health, page, finished: report.finished, acknowledged: report.acknowledged, exit: await exit };
}

const report = await tryOut(build());
console.log(JSON.stringify({ user: user.uid ?? process.getuid?.(), ...report }));
process.exit(
  report.health === 0 && report.page === 200 && report.finished === 1 && report.exit === 0 ? 0 : 1,
);
