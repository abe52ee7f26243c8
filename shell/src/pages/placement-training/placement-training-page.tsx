import { Link } from '@site/shared/platform';
import { Accordion, AccordionItem } from '@site/shared/ui/accordion.tsx';
import { ButtonLink } from '@site/shared/ui/button.tsx';
import { Card } from '@site/shared/ui/card.tsx';
import { Page } from '@site/shared/ui/page.tsx';
import { Table } from '@site/shared/ui/table.tsx';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallbackSection } from '../callback-section.tsx';
import { Contents } from './contents.tsx';
import { plan, programme, questions, season } from './placement-training.content.ts';
import styles from './placement-training-page.module.css';
import { SeasonPicture } from './season-picture.tsx';

/** What placement training is, what a placement season demands, and how to prepare for it. */
export const PlacementTrainingPage = () => (
  <>
    <Page
      title="Placement training"
      intro="For final-year students and job changers: know the rounds, prepare for each one, and practise what you'll be asked."
      actions={
        <div className={styles.start}>
          <SeasonPicture />
          <ButtonLink to="/roadmaps" variant="primary" size="lg">
            See the roadmaps
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.beside}>
        <Contents />
        <div className={styles.sections}>
          <section aria-labelledby="programme">
            <h2 id="programme">The programme</h2>
            <ul className={styles.programme}>
              {programme.map(({ title, text }) => (
                <li key={title} className={styles.part}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="season">
            <h2 id="season">What a placement season looks like</h2>
            <p className={styles.intro}>
              Every company does it a little differently, but most seasons follow these rounds.
            </p>
            <ol className={styles.season}>
              {season.map(({ title, text, prepare, link }) => (
                <li key={title} className={styles.round}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <p className={styles.prepare}>
                    <strong>Prepare:</strong> {prepare}
                    {link && (
                      <>
                        {' '}
                        <Link to={link.to}>{link.label}</Link>
                      </>
                    )}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <PreparationPlan />
          <section aria-labelledby="questions">
            <h2 id="questions">Frequently asked questions</h2>
            <Questions />
          </section>
        </div>
      </div>
    </Page>
    <CallbackSection />
  </>
);

/** Only browsers without scripts open a question by the address; for all others it doesn't change. */
function Questions() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(params.get('question') ?? '');
  const formId = useId();
  const sent = useMemo(() => ({ form: formId, name: 'question' }), [formId]);
  return (
    <>
      <form id={formId} method="get" />
      <Accordion className={styles.questions} value={open} onValueChange={setOpen} sent={sent}>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} value={question} title={question} printed>
            <p className={styles.answer}>{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
}

/** A twelve-week plan as a table: what to learn, what to practise, what to have at the end. */
const PreparationPlan = () => (
  <section aria-labelledby="plan">
    <h2 id="plan">A twelve-week preparation plan</h2>
    <p className={styles.intro}>
      About ten hours a week. Start early and you can take it slowly; short on time, begin with the
      topics you know least. The problems are in the <Link to="/roadmaps/dsa">DSA sheet</Link>. Is
      your interview sooner? <Link to="/roadmaps/plan">Make a plan of your own</Link>, day by day.
    </p>
    <Card padding="none" className={styles.plan}>
      <Table
        label="Preparation plan"
        columns={['Weeks', 'Topics', 'Practice', 'By the end you can']}
      >
        {plan.map(({ weeks, topics, practice, result }) => (
          <tr key={weeks}>
            <th
              scope="row"
              className={styles.weeks}
              data-label={weeks.includes('–') ? 'Weeks' : 'Week'}
            >
              {weeks}
            </th>
            <td data-label="Topics:">{topics}</td>
            <td data-label="Practice:">{practice}</td>
            <td data-label="By the end you can">{result}</td>
          </tr>
        ))}
      </Table>
    </Card>
  </section>
);
