import { NOTICE_PARAM } from './notice-param.ts'

/**
 * Messages shown after a redirect (decision 16; spec, section 8). The URL carries their code, so that a message
 * survives the redirect without JavaScript; an unknown code shows nothing.
 */
const NOTICES = {
  'propiedad-no-encontrada': { kind: 'failure', text: 'La propiedad no fue encontrada' },
  'contrasena-cambiada': { kind: 'success', text: 'Contraseña cambiada. Ya puedes iniciar sesión con la nueva.' },
  'propiedad-eliminada': {
    kind: 'success',
    text: 'Propiedad eliminada con éxito',
    // For 30 days it can be restored (decision 34).
    link: { to: '/dashboard/papelera', label: 'En la papelera 30 días' },
  },
  'propiedad-restaurada': { kind: 'success', text: 'Propiedad restaurada' },
  'version-restaurada': { kind: 'success', text: 'Versión restaurada. También esto queda como versión.' },
  'version-restaurada-otro-id': {
    kind: 'success',
    text: 'Versión restaurada con otro ID u otra dirección de página: los de entonces los usa ahora otra propiedad.',
  },
  'version-restaurada-otra-direccion': {
    kind: 'success',
    text: 'Versión restaurada con otra dirección de página: la de entonces la usa ahora otro conjunto.',
  },
  'version-sin-cambio': { kind: 'success', text: 'Ya estaba así: no cambió nada' },
  'version-inexistente': { kind: 'failure', text: 'Esa versión ya no existe' },
  'version-en-conflicto': {
    kind: 'failure',
    text: 'Alguien guardó mientras tanto: revisa otra vez qué cambia',
  },
  'nota-agregada': { kind: 'success', text: 'Nota agregada' },
  'nota-eliminada': { kind: 'success', text: 'Nota eliminada' },
  'nota-inexistente': { kind: 'failure', text: 'Esa nota ya no existe o no es tuya' },
  'archivo-agregado': { kind: 'success', text: 'Archivo agregado' },
  'archivo-eliminado': { kind: 'success', text: 'Archivo eliminado' },
  'archivo-inexistente': { kind: 'failure', text: 'Ese archivo ya no existe' },
  'propiedad-borrada': { kind: 'success', text: 'Propiedad eliminada definitivamente' },
  'no-en-papelera': { kind: 'failure', text: 'La propiedad ya no está en la papelera' },
  'propiedad-pausada': { kind: 'success', text: 'Propiedad pausada con éxito' },
  'propiedad-reactivada': { kind: 'success', text: 'Propiedad reactivada con éxito' },
  'cambio-deshecho': { kind: 'success', text: 'El cambio se deshizo' },
  'cambio-en-conflicto': {
    kind: 'failure',
    text: 'Alguien cambió la propiedad mientras tanto: revisa cómo está ahora',
  },
  'cambio-rechazado': { kind: 'failure', text: 'El cambio no se guardó' },
  'propiedad-inexistente': { kind: 'failure', text: 'La propiedad no existe' },
  'estado-sin-cambio': { kind: 'failure', text: 'Error al cambiar el estado de la propiedad.' },
  'lista-guardada': {
    kind: 'success',
    text: 'La lista se guardó',
    link: { to: '/dashboard/listas', label: 'Ver las listas' },
  },
  'lista-renombrada': { kind: 'success', text: 'El nombre de la lista se cambió' },
  'lista-borrada': { kind: 'success', text: 'La lista se borró. Las propiedades siguen en el catálogo.' },
  'lista-inexistente': {
    kind: 'failure',
    text: 'Esa lista ya no existe, o solo la cambia quien la guardó o un administrador',
  },
  'archivo-importado': {
    kind: 'success',
    text: 'Archivo completo importado. Las fotos chicas se hacen en unos minutos.',
  },
  'feed-encendido': { kind: 'success', text: 'Encendido. Da la dirección al portal.' },
  'feed-cambiado': { kind: 'success', text: 'La dirección cambió. La anterior ya no sirve.' },
  'feed-apagado': { kind: 'success', text: 'Apagado. La dirección ya no sirve.' },
  'configuracion-guardada': { kind: 'success', text: 'Configuración guardada exitosamente' },
  'demostracion-vaciada': {
    kind: 'success',
    text: 'La demostración se vació. Ahora, tu agencia.',
    link: { to: '/dashboard/configuracion/accesos', label: 'Dónde está el respaldo' },
  },
  'ubicaciones-cambiadas': { kind: 'success', text: 'La ubicación de las propiedades se cambió' },
  'cuenta-guardada': { kind: 'success', text: 'Tu cuenta se guardó' },
  'contrasena-propia-cambiada': { kind: 'success', text: 'Contraseña cambiada. Tus otras sesiones se cerraron.' },
  'sesion-cerrada': { kind: 'success', text: 'La sesión se cerró' },
  'segundo-paso-activado': { kind: 'success', text: 'El segundo paso está activo' },
  'segundo-paso-desactivado': { kind: 'success', text: 'El segundo paso se desactivó' },
  'segundo-paso-quitado': { kind: 'success', text: 'Su segundo paso se desactivó' },
  'rol-cambiado': { kind: 'success', text: 'El rol se cambió' },
  'rol-propio-cambiado': { kind: 'success', text: 'Tu rol se cambió' },
  'administracion-entregada': { kind: 'success', text: 'Entregaste la administración: tu cuenta ahora es de editor' },
  'entrega-sin-confirmar': { kind: 'failure', text: 'Para entregar la administración, marca la casilla que lo dice' },
  'entrega-a-nadie': { kind: 'failure', text: 'La administración se entrega a otra persona, con su cuenta activa' },
  'cuenta-desactivada': { kind: 'success', text: 'La cuenta se desactivó y sus sesiones se cerraron' },
  'cuenta-activada': { kind: 'success', text: 'La cuenta se activó' },
  'sesiones-de-otro-cerradas': { kind: 'success', text: 'Sus sesiones se cerraron' },
  'ultimo-administrador': {
    kind: 'failure',
    text: 'Es la única cuenta de administración activa. Antes da ese rol a otra persona.',
  },
  'cuenta-inexistente': { kind: 'failure', text: 'Esa cuenta ya no existe' },
  'segundo-paso-propio': {
    kind: 'failure',
    text: 'Tu propio segundo paso se desactiva en Configuración → Segundo paso, con tu contraseña y un código',
  },
  'cuenta-propia': { kind: 'failure', text: 'No puedes desactivar tu propia cuenta' },
  'registro-con-invitacion': {
    kind: 'success',
    text: 'El registro se cerró: ahora solo entra quien tenga una invitación',
  },
  'registro-abierto': { kind: 'success', text: 'El registro se abrió en la computadora del sitio' },
  'tarjeta-guardada': { kind: 'success', text: 'La tarjeta de asesor se guardó' },
  'registro-fijo': { kind: 'failure', text: 'El registro lo fija el servidor (REGISTRATION) y aquí no se cambia' },
  'sin-permiso': { kind: 'failure', text: 'Tu cuenta ya no tiene permiso para cambiar el equipo' },
  'propiedad-guardada': { kind: 'success', text: 'Propiedad guardada exitosamente!' },
  'propiedad-actualizada': { kind: 'success', text: 'Propiedad actualizada exitosamente!' },
  'propiedad-guardada-dice-lugar': {
    kind: 'success',
    text: 'Propiedad guardada exitosamente! Sus textos dicen parte de lo que su ubicación no muestra: ábrela para editarla y verás qué, junto a cada campo.',
  },
  'propiedad-actualizada-dice-lugar': {
    kind: 'success',
    text: 'Propiedad actualizada exitosamente! Sus textos dicen parte de lo que su ubicación no muestra: ábrela para editarla y verás qué, junto a cada campo.',
  },
  'propiedad-no-eliminada': { kind: 'failure', text: 'Error al eliminar la propiedad. Intenta nuevamente.' },
  'propiedad-no-cargada': { kind: 'failure', text: 'Error al cargar los detalles de la propiedad' },
  'conjunto-guardado': { kind: 'success', text: 'Conjunto guardado. Ahora puedes añadir sus espacios.' },
  'conjunto-actualizado': { kind: 'success', text: 'Conjunto actualizado' },
  'conjunto-eliminado': { kind: 'success', text: 'Conjunto eliminado. Sus propiedades siguen en el catálogo.' },
  'conjunto-inexistente': { kind: 'failure', text: 'El conjunto no existe' },
  'propietario-guardado': { kind: 'success', text: 'Propietario guardado' },
  'propietario-unido': { kind: 'success', text: 'Los dos propietarios son ahora uno' },
  'propietario-eliminado': { kind: 'success', text: 'Propietario eliminado' },
  'propietario-inexistente': { kind: 'failure', text: 'El propietario ya no existe' },
  'propietario-con-propiedades': { kind: 'failure', text: 'El propietario tiene propiedades: únelo antes con otro' },
  'espacios-guardados': { kind: 'success', text: 'Espacios guardados' },
  'mensaje-actualizado': { kind: 'success', text: 'Mensaje actualizado' },
  'mensaje-eliminado': { kind: 'success', text: 'Mensaje eliminado con éxito' },
  'mensaje-inexistente': { kind: 'failure', text: 'El mensaje no existe' },
} as const

export type NoticeCode = keyof typeof NOTICES

/** Text of a notice, for a page that shows it without a redirect. */
export function noticeOf(code: NoticeCode) {
  return NOTICES[code]
}

/** Path of a page with a notice to show. */
export function noticePath(path: string, code: NoticeCode, links: NoticeLinks = {}): string {
  const more = new URLSearchParams(links).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${NOTICE_PARAM}=${code}${more && `&${more}`}`
}

/** The links of a notice, in the parameters of its URL. */
const LINKS = [
  { param: 'lista', label: 'Volver a la lista', path: /^\/dashboard\/propiedades(?:\?[^#\\\p{Cc}]*)?(?:#[\w-]*)?$/u },
  { param: 'ver', label: 'Ver la propiedad', path: /^\/property\/[\w-]+$/ },
  { param: 'editar', label: 'Seguir editando', path: /^\/edit-property\/[\w-]+(?:\?[^#\\\p{Cc}]*)?$/u },
] as const

/** The ways on from a saved property, for the URL of its notice. */
export type NoticeLinks = Partial<Record<(typeof LINKS)[number]['param'], string>>

/** The notice in a URL with its links; null when it is missing or unknown. */
export function noticeIn(params: URLSearchParams) {
  const code = params.get(NOTICE_PARAM)
  if (!isNoticeCode(code)) return null
  const links = LINKS.flatMap(({ param, label, path }) => {
    const to = params.get(param) ?? ''
    return path.test(to) ? [{ to, label }] : []
  })
  return links.length > 0 ? { ...NOTICES[code], links } : NOTICES[code]
}

/** The same parameters without the notice. */
export function withoutNotice(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(NOTICE_PARAM)
  for (const { param } of LINKS) rest.delete(param)
  return rest
}

function isNoticeCode(code: string | null): code is NoticeCode {
  return code !== null && Object.hasOwn(NOTICES, code)
}
