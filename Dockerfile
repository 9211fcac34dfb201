# The site in a container: docs/operations.md, "In containers".
#   docker build --tag vitrine .

FROM node:24-bookworm-slim AS build
# The Node that builds and runs the site is one of its packages, and needs this library.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1
WORKDIR /build
# Packages first: they change less often than the sources.
COPY package.json package-lock.json .npmrc ./
COPY server/starter server/starter
RUN node server/starter/starter.mjs install
COPY . .
RUN node server/starter/starter.mjs package /package

FROM debian:12-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /package ./
# All that is written: mount a volume here.
RUN mkdir -m 0700 /data && chown 10001:10001 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
USER 10001:10001
VOLUME /data
EXPOSE 3000
# SIGTERM lets running requests end, within 10 s.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s CMD ["node", "dist/server/commands.cjs", "health"]
CMD ["node", "dist/server/main.cjs"]
