import { ArrowLeftIcon, ButtonLink, type Neighbour, Page } from '@site/shared/ui';
import { MissingStep } from '@site/shared/ui/missing-step.tsx';

interface MissingExerciseProps {
  title: string;
  intro: string;
  /** The list that it would belong to. */
  back: Neighbour;
}

/** The page of an address without an exercise. */
export const MissingExercise = ({ title, intro, back }: MissingExerciseProps) => (
  <Page title={title} intro={intro} width="text">
    <MissingStep />
    <ButtonLink to={back.path} icon={<ArrowLeftIcon aria-hidden="true" />}>
      {back.title}
    </ButtonLink>
  </Page>
);
