import type { ShownClient } from '#app/agency/content/client-logo.ts'
import { Wordmark } from '#app/agency/about/wordmark.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'

/** Some of the clients, with a link to the rest. */
export function ClientStrip({ clients }: { clients: readonly ShownClient[] }) {
  if (clients.length === 0) return null
  return (
    <section aria-labelledby="confian" className="wrap py-(--space-section)">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="confian" className="text-xl">
          Marcas que confían en nosotros
        </h2>
        <MoreLink to="/nosotros">Conocer la firma</MoreLink>
      </div>
      <ul className="grid grid-cols-2 items-center justify-items-center gap-x-2 sm:grid-cols-3 lg:grid-cols-7">
        {clients.map((client) => (
          <li key={client.name} className="max-sm:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden">
            <Wordmark client={client} />
          </li>
        ))}
      </ul>
    </section>
  )
}
