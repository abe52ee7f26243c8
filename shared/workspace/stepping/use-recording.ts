import { useEffect, useReducer, useRef } from 'react';
import type { Engine, Listener, Outcome } from '../engine/engine.ts';
import type { CaseResult, ProgramError } from '../runner/protocol.ts';
import { readRecording } from './read-recording.ts';
import type { Recording } from './recording.ts';
import { recordingJob, type Subject } from './recording-job.ts';

/** The state of the latest recording. */
export interface RecordingState {
  phase: 'idle' | 'loading' | 'recording' | 'ended';
  /** What is recorded. */
  subject: Subject;
  /** The share of Python that has arrived, from 0 to 1. */
  progress: number;
  /** How the program failed. */
  error: ProgramError | null;
  outcome: Outcome | null;
  recording: Recording | null;
}

type RecordingEvent =
  | { type: 'start'; subject: Subject }
  | { type: 'progress'; share: number }
  | { type: 'recording' }
  | { type: 'end'; outcome: Outcome; results: readonly CaseResult[] };

const nothingRecorded: RecordingState = {
  phase: 'idle',
  subject: { source: '', support: '', call: null },
  progress: 0,
  error: null,
  outcome: null,
  recording: null,
};

function recordingReducer(state: RecordingState, event: RecordingEvent): RecordingState {
  switch (event.type) {
    case 'start':
      return { ...nothingRecorded, phase: 'loading', subject: event.subject };
    case 'progress':
      return { ...state, progress: event.share };
    case 'recording':
      return { ...state, phase: 'recording' };
    case 'end': {
      const { outcome, results } = event;
      const [run, ...parts] = results;
      const error = outcome.kind === 'finished' ? outcome.error : null;
      const recording = readRecording(parts.map(({ actual }) => actual ?? '').join(''));
      return { ...state, phase: 'ended', outcome, error: error ?? run?.error ?? null, recording };
    }
  }
}

/** Records programs, one at a time. Another run of the program ends a recording. */
export function useRecording(python: () => Engine, busy: boolean) {
  const [state, dispatch] = useReducer(recordingReducer, nothingRecorded);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  useEffect(() => {
    if (busy) stop.current();
  }, [busy]);
  const start = (subject: Subject) => {
    dispatch({ type: 'start', subject });
    const results: CaseResult[] = [];
    const listener: Listener = {
      onProgress: (share) => dispatch({ type: 'progress', share }),
      onRunning: () => dispatch({ type: 'recording' }),
      onOutput: () => {},
      onTail: () => {},
      onCase: (result) => results.push(result),
    };
    const run = python().run(recordingJob(subject), listener);
    stop.current = run.stop;
    void run.outcome.then((outcome) => dispatch({ type: 'end', outcome, results }));
  };
  return { state, start, stop: () => stop.current() };
}
