import { portfolio as texts } from '#content/portfolio';
import { projects } from './projects';

export const portfolio = { ...texts, projects };
