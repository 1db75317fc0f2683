import { requirePhp } from './php.mjs';

export default function phpSetup() {
  requirePhp();
}
