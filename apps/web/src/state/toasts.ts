import { create } from 'zustand';
import type { Toast } from '../ui/Toasts.tsx';

const SHOWN_MS = 4000;
let next = 1;

export const useToasts = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

interface ToastLook extends Partial<Pick<Toast, 'tone' | 'icon'>> {
  /** How long it is shown. */
  readonly ms?: number;
}

export function showToast(text: string, { ms = SHOWN_MS, ...look }: ToastLook = {}): void {
  const id = next++;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.slice(-2), { id, text, tone: 'plain', ...look }],
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
  }, ms);
}
