import { runOptionalBrowserFeature } from '../ui/platform.ts';

/** Synthesized sounds, without files to load. Browsers allow sound only after the first gesture. */
const SOUNDS = [
  'turn',
  'select',
  'place',
  'seal',
  'reveal',
  'gain',
  'conflict',
  'tick',
  'win',
  'chat',
] as const;
export type SoundName = (typeof SOUNDS)[number];

type SoundPart = (context: AudioContext, out: AudioNode, at: number) => void;

const wood =
  (frequency: number, delay = 0, seconds = 0.14, gain = 0.5): SoundPart =>
  (context, out, at) => {
    const start = at + delay;
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(frequency * 1.04, start);
    tone.frequency.exponentialRampToValueAtTime(frequency, start + 0.03);
    level.gain.setValueAtTime(0.0001, start);
    level.gain.exponentialRampToValueAtTime(gain, start + 0.005);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(level).connect(out);
    tone.start(start);
    tone.stop(start + seconds + 0.02);
  };

let grain: AudioBuffer | null = null;
/** A quarter second of noise, always the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (grain) return grain;
  grain = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = grain.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[i] = seed / 1_073_741_823.5 - 1;
  }
  return grain;
}

const paper =
  (pitch: number, delay = 0, seconds = 0.06, gain = 0.4): SoundPart =>
  (context, out, at) => {
    const start = at + delay;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const level = context.createGain();
    source.buffer = noiseOf(context);
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, start);
    filter.Q.value = 0.9;
    level.gain.setValueAtTime(gain, start);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    source.connect(filter).connect(level).connect(out);
    source.start(start);
    source.stop(start + seconds + 0.02);
  };

const SOUND_PARTS: Record<SoundName, readonly SoundPart[]> = {
  turn: [wood(330), wood(392, 0.16)],
  select: [paper(5200, 0, 0.03, 0.25)],
  place: [paper(1800, 0, 0.07, 0.6), wood(160, 0, 0.08, 0.4)],
  seal: [paper(3200, 0, 0.09, 0.3), wood(140, 0.12, 0.1, 0.45)],
  reveal: [paper(4200, 0, 0.16, 0.4), paper(2600, 0.08, 0.18, 0.35), paper(3400, 0.2, 0.14, 0.2)],
  gain: [wood(392, 0, 0.12, 0.35), wood(494, 0.09, 0.16, 0.35)],
  conflict: [wood(147, 0, 0.16, 0.5), wood(139, 0.14, 0.22, 0.5)],
  tick: [wood(1100, 0, 0.03, 0.18)],
  win: [wood(392, 0, 0.2, 0.4), wood(494, 0.15, 0.2, 0.4), wood(587, 0.3, 0.5, 0.45)],
  chat: [wood(220, 0, 0.07, 0.25)],
};

let audio: AudioContext | null = null;

/** Must be called from a user gesture. */
export function unlockAudio(): void {
  if (typeof AudioContext === 'undefined') return;
  runOptionalBrowserFeature(() => {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume().catch(console.warn);
  });
}

export function playSound(name: SoundName, volume: number): void {
  const context = audio;
  if (context?.state !== 'running' || volume <= 0) return;
  runOptionalBrowserFeature(() => {
    const out = context.createGain();
    out.gain.value = volume * 0.5;
    out.connect(context.destination);
    for (const voice of SOUND_PARTS[name]) voice(context, out, context.currentTime + 0.01);
  });
}
