import { styled } from 'styled-components';
import { notOnPaper } from '../theme/paper';
import { TechnologyIcon } from './TechnologyIcon';

interface TechnologyIconsProps {
  label: string;
  technologies: readonly { name: string; icon: string }[];
  /** The width and height of an icon in CSS pixels. */
  size: number;
}

export function TechnologyIcons({ label, technologies, size }: TechnologyIconsProps) {
  if (technologies.length === 0) return null;
  return (
    <List aria-label={label}>
      {technologies.map(({ name, icon }) => (
        <li key={name}>
          <TechnologyIcon
            name={`technologies/${icon}`}
            alt={name}
            title={name}
            width={size}
            height={size}
            fetchPriority="low"
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;

  /* Light icons are invisible on paper. */
  ${notOnPaper}
`;
