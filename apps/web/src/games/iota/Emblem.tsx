export const IotaEmblem = () => (
  <g transform="rotate(-8 50 50)">
    {(
      [
        [8, 8, '#ce3f2c'],
        [53, 8, '#f2be3a'],
        [8, 53, '#2a5da0'],
        [53, 53, '#4aa56c'],
      ] as const
    ).map(([x, y, color]) => (
      <rect
        key={`${x}${y}`}
        x={x}
        y={y}
        width="39"
        height="39"
        rx="5"
        fill={color}
        stroke="#fffdf8"
        strokeWidth="4"
      />
    ))}
    <circle cx="27.500" cy="27.500" r="11" fill="#fffdf8" stroke="#7a1f12" strokeWidth="2.500" />
    <path
      d="M72.500 15 84 37H61Z"
      fill="#fffdf8"
      stroke="#7d5a06"
      strokeWidth="2.500"
      strokeLinejoin="round"
    />
    <path d="M23 60h9v8h8v9h-8v8h-9v-8h-8v-9h8Z" fill="#fffdf8" stroke="#143567" strokeWidth="2.500" />
    <path d="M62 62h21v21H62Z" fill="#fffdf8" stroke="#1c5c38" strokeWidth="2.500" />
  </g>
);
