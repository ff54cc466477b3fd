import { z } from 'zod'

/** One test or journey with its duration, including its own setup. */
export type Case = { name: string; seconds: number }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
})

/** @param report of Vitest's json reporter; an unreadable report has no cases */
export function casesOfVitest(report: unknown): Case[] {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { specs?: z.infer<typeof journey>[] | undefined; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(journey).optional(), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

/** @param report of Playwright's json reporter; retries of a journey are added up */
export function casesOfPlaywright(report: unknown): Case[] {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return []
  return parsed.data.suites.flatMap(journeysOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `test/e2e/${file} › ${title} [${projectName}]`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  )
}

function journeysOf({ specs = [], suites = [] }: Suite): z.infer<typeof journey>[] {
  return [...specs, ...suites.flatMap(journeysOf)]
}

/** One line per case, slowest first. */
export function slowestLines(cases: readonly Case[], most: number): string[] {
  return cases
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
