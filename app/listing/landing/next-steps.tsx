import { Form, Link, href } from 'react-router'
import { useAgency } from '#app/agency/use-agency.tsx'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'

const LINKS = [
  { to: href('/propiedades'), label: 'Ver Todas las Propiedades' },
  { to: '/servicios', label: 'Conocer los servicios' },
  { to: '/contacto', label: 'Contactar Asesor' },
  { to: href('/'), label: 'Ir al inicio' },
] as const

/** For a page without content: the search of the catalogue, and links to what the agency has. */
export function NextSteps() {
  const { pages } = useAgency()
  return (
    <div className="mt-6 grid max-w-[46rem] gap-5">
      <search aria-label="Buscar propiedades">
        <Form action={href('/propiedades')} className="flex flex-wrap gap-2">
          <input
            type="search"
            name="search"
            maxLength={LONGEST_SEARCH}
            aria-label="Zona, municipio o ID"
            placeholder="Zona, municipio o ID"
            className={`${INPUT} min-w-0 flex-[1_1_12rem] px-[.9rem]`}
          />
          <button type="submit" className={buttonClass()}>
            Buscar
          </button>
        </Form>
      </search>
      <ul className="grid gap-2 sm:grid-cols-2">
        {LINKS.filter(({ to }) => to !== '/servicios' || pages.includes(to)).map(({ to, label }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              replace
              className="flex min-h-13 items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3 max-[16rem]:px-3 font-semibold text-ink no-underline hover:bg-hover hover:text-ink"
            >
              {label}
              <Icon name="right" className="max-[16rem]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
