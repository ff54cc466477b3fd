import type { Service } from '#app/agency/content/agency-content.ts'

/** A case of a service as pages show it. `slug`: of the service. */
export type SolvedCase = { slug: string; service: string; asked: string; done: string; result: string }

/** The complete cases of the services that the agency shows, in their order. */
export function solvedCases(services: readonly Service[]): SolvedCase[] {
  return services.flatMap(({ slug, name, isHidden, caseAsked: asked, caseDone: done, caseResult: result }) =>
    !isHidden && asked && done && result ? [{ slug, service: name, asked, done, result }] : [],
  )
}
