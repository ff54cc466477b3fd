import { useState } from 'react'
import type { ShownClient } from '#app/agency/content/client-logo.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Wordmark } from './wordmark.tsx'

/** Fewer clients would leave gaps in two rows. */
const FEW = 16
/** Fewer clients would not fill a wide screen: they stand still. */
const FILLING = 9

const LOGO = 'flex-none rounded-md border border-line bg-surface'

/**
 * Client logos in two rows that move in opposite directions (spec, section 2, About); a few stand still. They pause with the button, on
 * hover and on focus; with reduced motion they do not move and can be scrolled.
 */
export function ClientCarousels({ clients, praise }: { clients: readonly ShownClient[]; praise: string | null }) {
  const [paused, setPaused] = useState(false)
  if (clients.length === 0) return null
  const moves = clients.length >= FILLING
  return (
    <section className="py-(--space-section)" aria-labelledby="clientes">
      <div className="wrap mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-4">
          <h2 id="clientes" className="text-3xl leading-[1.1] tracking-display">
            Nuestros clientes
          </h2>
          {praise && <p className="text-lg leading-body text-ink-2">{praise}</p>}
        </div>
        {moves && (
          <button
            type="button"
            onClick={() => setPaused(!paused)}
            className={buttonClass({ variant: 'outline', className: 'motion-reduce:hidden noscript:hidden' })}
          >
            <PauseIcon paused={paused} />
            {paused ? 'Reanudar' : 'Pausar'}
          </button>
        )}
      </div>
      {moves ? <MovingRows clients={clients} isPaused={paused} /> : <StillRow clients={clients} />}
    </section>
  )
}

function StillRow({ clients }: { clients: readonly ShownClient[] }) {
  return (
    <ul className="wrap flex flex-wrap gap-3">
      {clients.map((client) => (
        <li key={client.name} className={LOGO}>
          <Wordmark client={client} />
        </li>
      ))}
    </ul>
  )
}

function MovingRows({ clients, isPaused }: { clients: readonly ShownClient[]; isPaused: boolean }) {
  return (
    <div className="grid gap-3" data-paused={isPaused || undefined}>
      {rowsOf(clients).map((row, at) => (
        <div key={row[0]?.name} role="group" aria-label={`Clientes, fila ${at + 1}`} tabIndex={0} className="carousel">
          <ul>
            {row.map((client) => (
              <li key={client.name} className={LOGO}>
                <Wordmark client={client} />
              </li>
            ))}
          </ul>
          <ul aria-hidden="true">
            {row.map((client) => (
              <li key={client.name} className={LOGO}>
                <Wordmark client={client} repeated />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** Two rows, the first one longer by one at most (spec, section 9: 30 and 29); a few clients are one row. */
function rowsOf(clients: readonly ShownClient[]): ShownClient[][] {
  const middle = clients.length < FEW ? clients.length : Math.ceil(clients.length / 2)
  return [clients.slice(0, middle), clients.slice(middle)].filter((row) => row.length > 0)
}

function PauseIcon({ paused }: { paused: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={paused ? 'M8 5.5v13l10.5-6.5z' : 'M9 5.5v13M15 5.5v13'} />
    </svg>
  )
}
