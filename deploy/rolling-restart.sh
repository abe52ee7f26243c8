#!/bin/sh
# Restarts the API's processes one after the other, so that nobody notices:
#   deploy/rolling-restart.sh systemd   as root
#   deploy/rolling-restart.sh compose   recreates the containers, so that they run the image built last
# nginx is told to send a process nothing more before it is stopped. Without that a connection that arrives just
# as the process stops listening is reset, and nginx rightly sends no POST a second time.
set -eu
cd "$(dirname "$0")"

case ${1:-} in
  systemd)
    upstream=${2:-/etc/nginx/conf.d/upstream.conf}
    run_nginx() { nginx "$@"; }
    restart() { systemctl restart "site@$1"; }
    ;;
  compose)
    upstream=${2:-nginx/upstream.compose.conf}
    compose() { docker compose --env-file site.env "$@"; }
    run_nginx() { compose exec --no-TTY nginx nginx "$@"; }
    restart() { compose up --detach --no-deps --force-recreate --wait "api-$1"; }
    ;;
  *)
    echo "Usage: $0 systemd|compose [upstream.conf]" >&2
    exit 1
    ;;
esac

# Edits the line of a process and has nginx read it. The file stays the same one, since a container may have it
# mounted. nginx doesn't say when its new workers have taken over.
tell_nginx() {
  edited=$(sed "/^ *server [0-9.]*:$1 /{ s/ down;/;/; $2 }" "$upstream")
  printf '%s\n' "$edited" >"$upstream"
  run_nginx -t -q
  run_nginx -s reload
  sleep "${RELOAD_SECONDS:-2}"
}

for port in $(sed -n 's/^ *server [0-9.]*:\([0-9]*\) .*/\1/p' "$upstream"); do
  echo "Restarting the process on port $port"
  tell_nginx "$port" 's/;/ down;/'
  if ! restart "$port"; then
    echo "It isn't ready, so nginx still sends it nothing. Mend it and run this again." >&2
    exit 1
  fi
  tell_nginx "$port" ''
done
echo 'All processes have been restarted.'
