import type { RequestHandler } from 'express';
import helmet from 'helmet';

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Browser features that the page does not use. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer, those of Engine.IO included. */
export function securityHeaders(hstsSubdomains: boolean): RequestHandler {
  const setHeaders = helmet({
    contentSecurityPolicy,
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { includeSubDomains: hstsSubdomains },
    // A passport is in the address for a moment: it must not travel on.
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    setHeaders(request, response, next);
  };
}
