#!/usr/bin/env bash
# Instala el sitio en Debian 12 o 13 con HTTPS, o lo actualiza. Como root, desde la carpeta del proyecto:
#   deploy/install.sh
# Hace tres preguntas, que también se contestan antes: DOMAIN=inmobiliaria.mx EMAIL=ana@inmobiliaria.mx
# BACKUPS=/var/backups/cerro-norte. Con FIREWALL=no no toca el cortafuegos. Se puede correr otra vez. A mano y paso por paso:
# docs/server.md.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."

readonly HOME_OF_SITE=/opt/cerro-norte
readonly DATA=/var/lib/cerro-norte
readonly SETTINGS=/etc/cerro-norte.env
readonly ACCOUNT=cerro-norte
# Otra cuenta instala y construye: la del sitio no puede cambiar su propio programa, y root no corre el de nadie.
readonly BUILDER=cerro-norte-build

main() {
  check_machine
  ask
  step 'Programas de Debian' install_packages
  step 'Cuentas y carpetas' make_accounts
  step 'Copia del proyecto' copy_project
  step 'Dependencias y construcción (unos minutos)' build
  step 'Ajustes' write_settings
  step 'Servicio' write_service
  step 'Respaldo de antes' back_up
  step 'Arranque' switch
  step 'HTTPS' write_proxy
  step 'Cortafuegos' close_ports
  say_goodbye
}

step() {
  echo "· $1"
  shift
  "$@"
}

refuse() {
  echo "$1" >&2
  exit 1
}

check_machine() {
  [ "$(id -u)" -eq 0 ] || refuse 'Corre este comando como root: sudo deploy/install.sh'
  [ -f package-lock.json ] || refuse 'Falta el proyecto: este comando se corre desde su carpeta.'
  # shellcheck source=/dev/null
  . /etc/os-release
  case "${ID:-}-${VERSION_ID:-}" in
    debian-12 | debian-13) ;;
    *) refuse "Está hecho para Debian 12 y 13; este sistema es ${PRETTY_NAME:-otro}. Sigue docs/server.md a mano." ;;
  esac
  if [ -f "$HOME_OF_SITE/package.json" ]; then
    refuse "En $HOME_OF_SITE está el proyecto mismo. Muévelo antes: docs/server.md, «Si ya lo tenías instalado»."
  fi
}

# Las respuestas de la vez anterior son las que se ofrecen.
ask() {
  local before_domain before_backups
  before_domain=$(saved PUBLIC_URL)
  before_domain=${before_domain#https://}
  before_backups=$(saved BACKUP_DIR)
  DOMAIN=${DOMAIN-$(answer 'Dominio del sitio, como inmobiliaria.mx' "$before_domain")}
  [[ $DOMAIN =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$ ]] ||
    refuse "«$DOMAIN» no es un dominio: escríbelo en minúsculas, sin https:// ni diagonales."
  EMAIL=${EMAIL-$(answer 'Correo al que se avisa si un certificado falla (vacío: ninguno)' '')}
  [[ -z $EMAIL || $EMAIL =~ ^[^@[:space:]{}\"\\]+@[^@[:space:]{}\"\\]+\.[a-z]+$ ]] || refuse "«$EMAIL» no es un correo."
  BACKUPS=${BACKUPS-$(answer 'Carpeta de los respaldos de cada noche' "${before_backups:-/var/backups/cerro-norte}")}
  [[ $BACKUPS =~ ^/[A-Za-z0-9._/-]+$ && $BACKUPS != *..* ]] ||
    refuse "«$BACKUPS» no es una carpeta: escribe su ruta completa, sin espacios, como /var/backups/cerro-norte."
  case "$BACKUPS/" in
    "$DATA"/* | "$HOME_OF_SITE"/*) refuse "«$BACKUPS» está dentro de una carpeta del sitio: elige otra, mejor en otro disco." ;;
    /root/* | /home/* | /tmp/* | /var/tmp/*) refuse "El servicio no puede escribir en «$BACKUPS»: elige una de /var, /srv o /mnt." ;;
  esac
}

answer() {
  local said
  read -r -p "$1${2:+ [$2]}: " said || true
  echo "${said:-$2}"
}

saved() {
  if [ -f "$SETTINGS" ]; then sed -n "s/^$1=//p" "$SETTINGS" | tail -n 1; fi
}

install_packages() {
  local packages=(ca-certificates caddy curl npm)
  if [ "${FIREWALL:-}" != no ]; then packages+=(ufw); fi
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq update
  apt-get -qq install --yes --no-install-recommends "${packages[@]}" >/dev/null
}

make_accounts() {
  id "$ACCOUNT" >/dev/null 2>&1 || useradd --system --home-dir "$DATA" --shell /usr/sbin/nologin "$ACCOUNT"
  id "$BUILDER" >/dev/null 2>&1 || useradd --system --home-dir /nonexistent --shell /usr/sbin/nologin "$BUILDER"
  mkdir -p "$HOME_OF_SITE/versiones"
  install -d -m 700 -o "$ACCOUNT" -g "$ACCOUNT" "$DATA" "$BACKUPS"
}

copy_project() {
  local number
  number=$(sed -n 's/^ *"version": "\([0-9.]*\)",$/\1/p' package.json | head -n 1)
  VERSION=$HOME_OF_SITE/versiones/$number-$(date +%Y%m%d-%H%M%S)
  mkdir "$VERSION"
  tar -c --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./respaldos --exclude=./.git . |
    tar -x --no-same-owner -C "$VERSION"
  # Aunque aquí se haya escrito con umask 077.
  chmod -R a+rX,go-w "$VERSION"
}

build() {
  local home
  home=$(mktemp -d)
  chown -R "$BUILDER:" "$VERSION" "$home"
  if ! as_builder "$home" "$BUILD" >"$home.log" 2>&1; then
    cat "$home.log"
    rm -rf "$VERSION" "$home" "$home.log"
    refuse 'No se pudo construir; el sitio que hubiera sigue como estaba.'
  fi
  rm -rf "$home" "$home.log"
  chown -R root: "$VERSION"
}

# El Node de Debian 12 es anterior al que hace falta: con su npm se traen el Node del producto y el npm que le toca, y con
# ellos lo demás. Ningún paquete necesita sus guiones de instalación.
readonly BUILD='
  flags="--ignore-scripts --no-audit --no-fund --loglevel=error"
  node=$(sed -n "s/^ *\"\(node-linux-$(uname -m | sed "s/x86_64/x64/;s/aarch64/arm64/")\)\": \"\(.*\)\",*\$/\1@\2/p" package.json)
  npm install --prefix "$HOME" $flags "$node" npm@11
  export PATH="$HOME/bin:$PATH"
  mkdir "$HOME/bin"
  ln -s "$HOME"/node_modules/node-linux-*/bin/node "$HOME/bin/node"
  node "$HOME/node_modules/npm/bin/npm-cli.js" ci --include=dev --include=optional $flags
  node scripts/bootstrap.mjs build'

as_builder() {
  runuser -u "$BUILDER" -- env -i HOME="$1" PATH=/usr/bin:/bin LANG=C.UTF-8 sh -e -c "cd '$VERSION'; $2"
}

# Lo que ya se había escrito a mano en los ajustes se conserva.
write_settings() {
  if [ ! -f "$SETTINGS" ]; then install -m 600 deploy/cerro-norte.env.example "$SETTINGS"; fi
  set_setting PUBLIC_URL "https://$DOMAIN"
  set_setting BACKUP_DIR "$BACKUPS"
}

set_setting() {
  if grep -q "^$1=" "$SETTINGS"; then sed -i "s|^$1=.*|$1=$2|" "$SETTINGS"; else echo "$1=$2" >>"$SETTINGS"; fi
}

write_service() {
  install -m 644 "$VERSION/deploy/cerro-norte.service" /etc/systemd/system/cerro-norte.service
  install -m 755 "$VERSION/deploy/cerro-norte" /usr/local/sbin/cerro-norte
  mkdir -p /etc/systemd/system/cerro-norte.service.d
  printf '[Service]\nReadWritePaths=%s\n' "$BACKUPS" >/etc/systemd/system/cerro-norte.service.d/respaldos.conf
  systemctl daemon-reload
  systemctl enable --quiet cerro-norte
}

back_up() {
  if [ ! -e "$DATA/cerro-norte.sqlite" ]; then return; fi
  cerro-norte backup || refuse 'El respaldo falló y no se cambió nada. Revisa el espacio del disco y corre esto otra vez.'
}

switch() {
  local before
  before=$(readlink "$HOME_OF_SITE/actual" || true)
  ln -sfn "$VERSION" "$HOME_OF_SITE/actual"
  systemctl restart cerro-norte
  if wait_until_ready; then
    if [ -n "$before" ]; then ln -sfn "$before" "$HOME_OF_SITE/anterior"; fi
    return
  fi
  journalctl -u cerro-norte -n 20 --no-pager -o cat >&2 || true
  if [ -n "$before" ]; then
    ln -sfn "$before" "$HOME_OF_SITE/actual"
    systemctl restart cerro-norte
    refuse 'La versión nueva no arrancó y volvió la de antes. Si esa tampoco abre: docs/server.md, «Volver una versión».'
  fi
  refuse 'El sitio no arrancó; arriba está lo que dijo.'
}

wait_until_ready() {
  local try
  for try in $(seq 60); do
    if curl -fsS --max-time 5 http://127.0.0.1:3000/readyz >/dev/null 2>&1; then return 0; fi
    sleep 2
  done
  return 1
}

# Un Caddyfile con otros sitios se conserva; el de muestra de Debian se aparta.
write_proxy() {
  local contact=''
  if [ -n "$EMAIL" ]; then contact="\n\ttls $EMAIL"; fi
  sed "s|^cerronorte\.example {|$DOMAIN {$contact|" "$VERSION/deploy/Caddyfile" >/etc/caddy/cerro-norte.caddy
  if ! grep -q '^import cerro-norte.caddy$' /etc/caddy/Caddyfile 2>/dev/null; then
    if grep -q 'root \* /usr/share/caddy' /etc/caddy/Caddyfile 2>/dev/null; then
      mv /etc/caddy/Caddyfile /etc/caddy/Caddyfile.antes
    fi
    echo 'import cerro-norte.caddy' >>/etc/caddy/Caddyfile
  fi
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null 2>&1 ||
    refuse 'Caddy no acepta /etc/caddy/Caddyfile. Dice por qué: caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile'
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
}

close_ports() {
  local port
  if [ "${FIREWALL:-}" = no ]; then return; fi
  # Primero la puerta por donde se entra a la máquina.
  for port in $( (sshd -T 2>/dev/null || echo 'port 22') | sed -n 's/^port //p'); do ufw allow "$port/tcp" >/dev/null; done
  ufw allow 80/tcp >/dev/null
  ufw allow 443 >/dev/null
  ufw --force enable >/dev/null
}

say_goodbye() {
  echo
  echo "Listo: https://$DOMAIN"
  if [ "$(getent ahosts "$DOMAIN" | head -n 1)" = '' ]; then
    echo "El dominio todavía no lleva a ninguna máquina: pon en su DNS un registro A a la dirección de esta."
  fi
  if [ ! -L "$HOME_OF_SITE/anterior" ]; then
    echo 'La primera cuenta se crea con este enlace, que sirve 24 horas (otro: cerro-norte invite):'
    cerro-norte invite
  else
    echo 'El enlace de la primera cuenta, o una invitación de administración: cerro-norte invite'
  fi
}

main
