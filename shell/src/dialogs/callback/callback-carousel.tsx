import { IconButton } from '@site/shared/ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '@site/shared/ui/icons.ts';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import styles from './callback-carousel.module.css';
import { slides } from './slides.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

const ADVANCE_MS = 2000;

/** Five slides that advance by themselves, except while hovered, focused or paused. */
export function CallbackCarousel() {
  const [viewport, embla] = useEmblaCarousel({ loop: true });
  const [selected, setSelected] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const follow = () => setSelected(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);
  const advance = useCallback(() => embla?.scrollNext(), [embla]);
  useAutoAdvance(advance, ADVANCE_MS, !held && !paused);

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label="What you get"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides}>
          {slides.map(({ title, text, picture }, index) => (
            <figure key={title} className={styles.slide} aria-hidden={index !== selected}>
              <svg viewBox="0 0 160 100" className={styles.picture} aria-hidden="true">
                {picture(styles)}
              </svg>
              <figcaption>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.text}>{text}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${index + 1} of ${slides.length}`}
            aria-current={index === selected}
            onClick={() => embla?.scrollTo(index)}
          />
        ))}
        <IconButton
          size="sm"
          label={paused ? 'Play slides' : 'Pause slides'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      </div>
    </section>
  );
}
