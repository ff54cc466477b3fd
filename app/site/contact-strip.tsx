import { Icon } from '#app/ui/icon.tsx'
import { CallLink } from '#app/agency/contact-links.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { SocialLinks } from './social-links.tsx'

const LINK =
  'inline-flex min-h-10 items-center gap-[.45rem] text-inherit no-underline hover:text-white pointer-coarse:min-h-11'

/** Phone, e-mail and social links above the navigation bar; it scrolls away with the page. */
export function ContactStrip() {
  const { email, phone, social } = useAgency()
  if (!email && !phone && social.length === 0) return null
  return (
    <div className="screen-only on-dark relative z-(--z-nav) bg-plane text-xs text-on-plane-2">
      <div className="wrap flex items-center gap-6">
        <CallLink className={`${LINK} num whitespace-nowrap`} />
        {email && (
          <a href={`mailto:${email}`} className={`${LINK} min-w-0 max-sm:hidden`}>
            <Icon name="mail" />
            <span className="truncate">{email}</span>
          </a>
        )}
        <SocialLinks
          className="ml-auto flex gap-1 max-[16rem]:hidden"
          linkClass={`${LINK} w-8 justify-center pointer-coarse:w-11 pointer-coarse:last:-mr-3`}
        />
      </div>
    </div>
  )
}
