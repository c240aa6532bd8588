import { create } from 'zustand';

/** The open modals, the one on top last: what lies outside of it is neither seen over it nor read out. */
export const useOpenModals = create<readonly Element[]>(() => []);
