export const PodelimEmblem = () => (
  <>
    <path d="M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z" fill="#fdfbf5" />
    <path d="M46.5 47 3.2 39.4A44 44 0 0 0 7.0 66.3Z" fill="#e2eaf1" />
    <path
      d="M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z"
      fill="none"
      stroke="#15272c"
      strokeOpacity="0.18"
      strokeWidth="1.5"
    />
    <path d="M53 45 97.0 45.0A44 44 0 0 0 56.1 1.1Z" fill="#6fb1dd" />
    <path d="M53 45 97.0 45.0A44 44 0 0 0 86.7 16.7Z" fill="#8cc4ea" />
    <path d="M50 53 13.1 77.0A44 44 0 0 0 94.0 53.0Z" fill="#15272c" />
    <path d="M50 53 59.9 95.9A44 44 0 0 0 94.0 53.0Z" fill="#253a41" />
    <circle cx="24" cy="38" r="6.500" fill="none" stroke="#15272c" strokeWidth="3.600" />
    <path d="M71 18c4.500 6.500 6 9 6 11.500a6 6 0 0 1-12 0c0-2.500 1.500-5 6-11.500Z" fill="#15272c" />
    <path d="M57 68a8 8 0 1 0 9 10 8 8 0 0 1-9-10Z" fill="#fdfbf5" />
  </>
);
