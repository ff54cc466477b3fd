/** Values of `intent` of the forms of a job. */
export const JOB_INTENTS = ['start', 'pause', 'resume', 'stop', 'undo'] as const
export type JobIntent = (typeof JOB_INTENTS)[number]

/** The parameter of the page of a job: rows of one outcome. */
export const ROW_FILTER_PARAM = 'ver'

export function isJobIntent(text: string): text is JobIntent {
  return JOB_INTENTS.some((intent) => intent === text)
}
