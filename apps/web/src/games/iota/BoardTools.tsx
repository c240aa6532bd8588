import { Button, IconButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './BoardTools.module.css';
import type { BoardSide, OffscreenCells } from './boardSpots.ts';
import type { BoardCamera } from './useCamera.ts';
import type { IotaTranslate } from './words.ts';

interface BoardToolsProps {
  readonly t: IotaTranslate;
  readonly camera: BoardCamera;
  /** Cells for the picked card outside of the viewport. */
  readonly beyond: readonly OffscreenCells[];
}

const ICONS: Readonly<Record<BoardSide, IconName>> = {
  left: 'left',
  right: 'right',
  top: 'up',
  bottom: 'down',
};

/** Zoom buttons, and a button to the cells outside of the viewport on each side. */
export function IotaBoardTools({ t, camera, beyond }: BoardToolsProps) {
  return (
    <div className={styles.tools}>
      {beyond.length > 0 && (
        <div className={styles.beyond}>
          {beyond.map(({ side, count, nearest }, at) => (
            <button
              key={side}
              type="button"
              className={classNames(
                styles.far,
                at > 0 && 'not-landscape not-narrow', // the nearest ones are enough, the next come after a press
                'flex items-center justify-center min-h-target rounded-button bg-jade text-lg appears',
              )}
              aria-label={t(`beyond.${side}`, { n: count })}
              title={t(`beyond.${side}`, { n: count })}
              onClick={() => camera.show(nearest)}
              data-testid={`beyond-${side}`}
            >
              <Icon name={ICONS[side]} size={18} />
              <span className="figure">{count}</span>
            </button>
          ))}
        </div>
      )}
      <IconButton
        icon="minus"
        label={t('zoom.out')}
        inactive={camera.atLeast}
        className={styles.zoom}
        onClick={() => camera.zoomBy(false)}
        data-testid="zoom-out"
      />
      <IconButton
        icon="plus"
        label={t('zoom.in')}
        inactive={camera.atMost}
        className={styles.zoom}
        onClick={() => camera.zoomBy(true)}
        data-testid="zoom-in"
      />
      <Button
        icon="fit"
        className={styles.fit}
        onClick={camera.fit}
        aria-label={t('zoom.fit')}
        data-testid="fit"
      >
        {t('zoom.fit')}
      </Button>
      <p className="ink-2 text-sm desktop-only col-span-full">{t('zoom.note')}</p>
    </div>
  );
}
