import { requirePhp } from './php';

export default function phpSetup() {
  requirePhp();
}
