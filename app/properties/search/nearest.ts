/** A list near the one that found nothing: 'En Guadalupe', its query string and how many properties it has. */
export type Way = { label: string; query: string; total: number }

/** What is offered where nothing was found; `unknown`: words of the search that no property says. */
export type Nearest = { unknown: readonly string[]; ways: readonly Way[] }
