import type { LeadSource } from './lead.ts'

/** When somebody first answered a lead. `arrivedAt`: ISO instant; `minutes`: null while nobody has answered. */
export type FirstAnswer = {
  leadId: string
  asesorId: string | null
  source: LeadSource
  arrivedAt: string
  minutes: number | null
}

/** `leads`: how many came; `answered`: how many of them were answered; `median`: of their minutes, null without any. */
export type AnswerSummary = { leads: number; answered: number; median: number | null }

/** First answers by asesor, by source or by another key. */
export function summarizeAnswers<Key>(
  answers: readonly FirstAnswer[],
  keyOf: (answer: FirstAnswer) => Key,
): Map<Key, AnswerSummary> {
  const groups = [...Map.groupBy(answers, keyOf)]
  return new Map(groups.map(([key, group]) => [key, summaryOf(group)]))
}

function summaryOf(group: readonly FirstAnswer[]): AnswerSummary {
  const minutes = group.flatMap((each) => each.minutes ?? []).toSorted((one, other) => one - other)
  const middle = minutes.length / 2
  const pair = [minutes[Math.ceil(middle) - 1] ?? 0, minutes[Math.floor(middle)] ?? 0]
  const median = minutes.length === 0 ? null : ((pair[0] ?? 0) + (pair[1] ?? 0)) / 2
  return { leads: group.length, answered: minutes.length, median }
}
