import type { ReactNode } from 'react';

export interface Slide {
  title: string;
  text: string;
  /** Drawn on 160 × 100 units; the classes a, b, c, spark and tick give the colours. */
  picture: (classes: Readonly<Record<string, string>>) => ReactNode;
}

/** What the site offers, one thing per slide. */
export const slides: Slide[] = [
  {
    title: "Roadmaps that tell you what's next",
    text: 'Each topic builds on the last, from your first array to your last graph.',
    picture: ({ a, b, spark }) => (
      <>
        <path d="M18 82h30V64h30V46h30V28h34" className={b} />
        <circle cx="33" cy="73" r="7" className={a} />
        <circle cx="63" cy="55" r="7" className={a} />
        <circle cx="93" cy="37" r="7" className={a} />
        <circle cx="126" cy="19" r="9" className={spark} />
      </>
    ),
  },
  {
    title: 'Practice sheets that keep count',
    text: "Tick off what you've solved and see your progress in every topic.",
    picture: ({ a, c, spark }) => (
      <>
        {[18, 40, 62].map((y) => (
          <g key={y}>
            <rect x="24" y={y} width="112" height="16" rx="5" className={c} />
            <circle cx="35" cy={y + 8} r="4.5" className={y === 62 ? spark : a} />
          </g>
        ))}
        <rect x="24" y="86" width="112" height="5" rx="2.5" className={c} />
        <rect x="24" y="86" width="76" height="5" rx="2.5" className={a} />
      </>
    ),
  },
  {
    title: 'Notes and bookmarks on every problem',
    text: 'Write down the idea that cracked it, and save problems to come back to.',
    picture: ({ a, c, spark }) => (
      <>
        <rect x="38" y="12" width="84" height="76" rx="8" className={c} />
        <rect x="50" y="30" width="44" height="6" rx="3" className={a} />
        <rect x="50" y="44" width="60" height="6" rx="3" className={a} />
        <rect x="50" y="58" width="34" height="6" rx="3" className={a} />
        <path d="M102 12h12v26l-6-5-6 5z" className={spark} />
      </>
    ),
  },
  {
    title: 'Placement training with a plan',
    text: 'What happens in a placement season, and how to prepare week by week.',
    picture: ({ a, c, spark }) => (
      <>
        {[0, 1, 2, 3, 4].map((step) => (
          <rect
            key={step}
            x={22 + step * 24}
            y={76 - step * 14}
            width="20"
            height={14 + step * 14}
            rx="4"
            className={step === 4 ? spark : step % 2 ? a : c}
          />
        ))}
      </>
    ),
  },
  {
    title: 'Someone to talk to',
    text: "Tell us where you want to be. We'll call you back and talk it through.",
    picture: ({ a, c, spark, tick }) => (
      <>
        <path
          d="M26 20h66a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H52L36 72V60H26a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z"
          className={c}
        />
        <rect x="32" y="34" width="54" height="5" rx="2.5" className={a} />
        <rect x="32" y="44" width="36" height="5" rx="2.5" className={a} />
        <circle cx="122" cy="66" r="20" className={spark} />
        <path d="M113 66l7 7 12-13" className={tick} />
      </>
    ),
  },
];
