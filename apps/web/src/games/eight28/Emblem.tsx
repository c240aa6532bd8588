export const Eight28Emblem = () => (
  <>
    <path d="M22 12H58L72 34 40 84 8 34Z" fill="#f3b3d1" />
    <path d="M22 12H58L55 34H25Z" fill="#fdeaf3" />
    <path d="M8 34H25L40 84Z" fill="#f8cfe1" />
    <path d="M55 34H72L40 84Z" fill="#c4669b" />
    <path d="M58 12 72 34H55Z" fill="#e59bc0" />
    <text x="40" y="49" textAnchor="middle" fontSize="21" fill="#4b1b3e" className="figure">
      28
    </text>
    <path d="M65 56H87L95 69 76 97 58 69Z" fill="#9fd4ef" />
    <path d="M65 56H87L85 69H67Z" fill="#d6effa" />
    <path d="M85 69H95L76 97Z" fill="#4a9cc6" />
    <text x="76" y="81" textAnchor="middle" fontSize="16" fill="#143a52" className="figure">
      8
    </text>
  </>
);
