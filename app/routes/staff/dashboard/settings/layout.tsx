import { Outlet } from 'react-router'
import { SettingsFrame } from '#app/settings/panel/settings-frame.tsx'

export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}
