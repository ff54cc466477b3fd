import type { FormEvent } from 'react'
import { Form, Link, href, useSubmit } from 'react-router'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { LANDING_SEARCH } from '#app/site/cookie-choice.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'

type Props = { example: string; searches: readonly { path: string; name: string }[] }

/** The search of the landing page: one sentence, which the listing reads, and searches that find something. */
export function Finder({ example, searches }: Props) {
  const submit = useSubmit()
  /** Leaves an empty field out of the URL. */
  function submitFilled(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search')).trim()
    void submit(search ? { search } : {}, { action: href('/propiedades') })
  }

  return (
    <search id={LANDING_SEARCH} aria-label="Buscar propiedades" className="mt-7 block max-w-160">
      <Form action={href('/propiedades')} onSubmit={submitFilled} className="flex gap-2 max-[23rem]:grid">
        <SearchField
          name="search"
          aria-label="Qué buscas: tipo, operación, zona, superficie, precio o ID"
          maxLength={LONGEST_SEARCH}
          placeholder={example}
          frame="flex-1 text-ink"
        />
        <button type="submit" className={buttonClass({ variant: 'faro' })}>
          Buscar
        </button>
      </Form>
      {searches.length > 0 && (
        <ul aria-label="Búsquedas de ejemplo" className="mt-2 flex flex-wrap gap-x-5 text-sm">
          {searches.map(({ path, name }) => (
            <li key={path} className="inline-flex">
              <Link
                to={path}
                className="inline-flex min-h-8 items-center text-white underline underline-offset-3 pointer-coarse:min-h-11"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
