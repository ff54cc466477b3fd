import { Thumb } from '#app/photos/thumb.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type TeamPerson, initialsOf } from './asesor-card.ts'

/** Photo or monogram of a person, with name, position and hours. */
export function PersonHead({ person }: { person: Pick<TeamPerson, 'name' | 'position' | 'hours' | 'photo'> }) {
  const { name, position, hours, photo } = person
  return (
    <div className="flex items-center gap-3 max-[16rem]:flex-wrap">
      {photo ? (
        <Thumb photo={photo} className="size-14 flex-none rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-full bg-plane-2 font-display text-lg font-[650] text-white"
        >
          {initialsOf(name)}
        </span>
      )}
      <div className="min-w-0 text-sm leading-[1.4] wrap-anywhere">
        <p className="text-base leading-snug font-semibold">{name}</p>
        {position && <p className="text-ink-2">{position}</p>}
        {hours && <p className="text-ink-3">{hours}</p>}
      </div>
    </div>
  )
}

/** Links that write to a person and call them. Their names say whom, because several people may stand on a page. */
export function PersonLinks({ person }: { person: Pick<TeamPerson, 'name' | 'phone' | 'phoneUrl' | 'chatUrl'> }) {
  const { name, phone, phoneUrl, chatUrl } = person
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={`WhatsApp de ${name}`}
        className={buttonClass({ variant: 'outline', className: 'screen-only grow px-3! max-[16rem]:px-1!' })}
      >
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <a
        href={phoneUrl}
        aria-label={`Llamar a ${name}, ${phone}`}
        className={buttonClass({ variant: 'outline', className: 'num grow px-3! max-[16rem]:px-1!' })}
      >
        <Icon name="phone" />
        {phone}
      </a>
    </div>
  )
}
