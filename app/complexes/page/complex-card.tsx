import { CallLink, ChatLink } from '#app/agency/contact-links.tsx'
import { CardFrame } from '#app/property/page/detail-card.tsx'
import { buttonClass } from '#app/ui/button.ts'
import type { ComplexView } from './complex-view.ts'

/** The number and ranges of free spaces, with links to contact the agency. */
export function ComplexCard({ view, pageUrl }: { view: ComplexView; pageUrl: string }) {
  const { kind, name, free, ranges } = view
  const message = `Hola, me interesan los espacios de ${name}. ${pageUrl}`
  return (
    <CardFrame>
      <p className="flex flex-wrap gap-1.5">
        <span className="inline-flex rounded-xs bg-neutral-bg px-[.55rem] py-[.28rem] text-2xs leading-[1.1] font-semibold text-neutral">
          {kind}
        </span>
      </p>
      <p className="num font-display text-[1.75rem] leading-[1.15] font-semibold max-[16rem]:text-xl">{free}</p>
      {ranges.length > 0 && (
        <dl className="grid gap-3">
          {ranges.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-xs text-ink-3">{label}</dt>
              <dd className="num font-semibold text-balance">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ChatLink
        message={message}
        className={buttonClass({
          variant: 'wa',
          size: 'lg',
          className: 'w-full max-[22.5rem]:px-3 max-[22.5rem]:text-sm',
        })}
      >
        Preguntar por WhatsApp
      </ChatLink>
      <CallLink
        className={buttonClass({ variant: 'outline', size: 'lg', className: 'num w-full whitespace-normal' })}
      />
    </CardFrame>
  )
}
