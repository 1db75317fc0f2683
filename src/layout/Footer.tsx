import { styled } from 'styled-components';
import { layout } from '#site';
import { Icon } from '../components/Icon';
import { useMotion } from '../hooks/useMotion';
import { brightens } from '../theme/fragments';
import { EditionNames } from './EditionNames';
import { FooterColumns } from './FooterColumns';

const { footer } = layout;

export function Footer() {
  const motion = useMotion();
  return (
    <Box data-later>
      <FooterColumns />
      <Base>
        <p>{footer.place}</p>
        <EditionNames />
        <MotionToggle type="button" onClick={motion.toggle}>
          <Icon name={motion.paused ? 'resume' : 'pause'} size={18} />
          <span>{motion.paused ? footer.resumeMotion : footer.pauseMotion}</span>
        </MotionToggle>
      </Base>
    </Box>
  );
}

const Box = styled.footer`
  display: block;
  border-block-start: 1px solid var(--hairline);
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 24px;
  padding: 14px var(--gutter);
  border-block-start: 1px solid var(--hairline);
  background: var(--background);
  color: var(--text-muted);
  font-size: var(--size-min);
`;

const MotionToggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 500;

  ${brightens}
`;
