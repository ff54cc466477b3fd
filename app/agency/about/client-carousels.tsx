import { useState } from 'react'
import { useAgency } from '#app/agency/use-agency.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { CLIENT_ROWS } from './clients.ts'
import { Wordmark } from './wordmark.tsx'

const LOGO = 'flex-none rounded-md border border-line bg-surface'

/**
 * Client logos in two rows that move in opposite directions (spec, section 2, About). They pause with the button, on
 * hover and on focus; with reduced motion they do not move and can be scrolled.
 */
export function ClientCarousels() {
  const { rating, satisfiedClients } = useAgency().claims
  const [paused, setPaused] = useState(false)
  return (
    <section className="py-(--space-section)" aria-labelledby="clientes">
      <div className="wrap mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-4">
          <h2 id="clientes" className="text-3xl leading-[1.1] tracking-display">
            Nuestros clientes
          </h2>
          <p className="text-lg leading-body text-ink-2">
            {rating} de calificación, con más de {satisfiedClients} clientes satisfechos.
          </p>
        </div>
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          className={buttonClass({ variant: 'outline', className: 'motion-reduce:hidden noscript:hidden' })}
        >
          <PauseIcon paused={paused} />
          {paused ? 'Reanudar' : 'Pausar'}
        </button>
      </div>
      <div className="grid gap-3" data-paused={paused || undefined}>
        {CLIENT_ROWS.map((brands, row) => (
          <div key={brands[0]} role="group" aria-label={`Clientes, fila ${row + 1}`} tabIndex={0} className="carousel">
            <ul>
              {brands.map((brand) => (
                <li key={brand} className={LOGO}>
                  <Wordmark brand={brand} />
                </li>
              ))}
            </ul>
            <ul aria-hidden="true">
              {brands.map((brand) => (
                <li key={brand} className={LOGO}>
                  <Wordmark brand={brand} repeated />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function PauseIcon({ paused }: { paused: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={paused ? 'M8 5.5v13l10.5-6.5z' : 'M9 5.5v13M15 5.5v13'} />
    </svg>
  )
}
