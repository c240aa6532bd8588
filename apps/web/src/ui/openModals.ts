import { create } from 'zustand';

/** The open modals, topmost last. Screen readers read nothing outside of it, so toasts are rendered inside. */
export const useOpenModals = create<readonly Element[]>(() => []);
