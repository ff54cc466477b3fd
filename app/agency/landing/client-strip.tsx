import { CLIENT_ROWS } from '#app/agency/about/clients.ts'
import { Wordmark } from '#app/agency/about/wordmark.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'

/** Logos in one row of a wide screen; narrower screens show fewer. */
const SHOWN = 7

/** Some of the clients, with a link to the rest. */
export function ClientStrip() {
  return (
    <section aria-labelledby="confian" className="wrap py-(--space-section)">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="confian" className="text-xl">
          Marcas que confían en nosotros
        </h2>
        <MoreLink to="/nosotros">Conocer la firma</MoreLink>
      </div>
      <ul className="grid grid-cols-2 items-center justify-items-center gap-x-2 sm:grid-cols-3 lg:grid-cols-7">
        {CLIENT_ROWS[0]?.slice(0, SHOWN).map((brand) => (
          <li key={brand} className="max-sm:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden">
            <Wordmark brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}
