# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node tools/setup.mjs && npm run -s build
# The server needs only its own packages; everything else was for the build.
RUN find . -name node_modules -prune -exec rm -rf {} + \
  && npx --yes pnpm@12.18.0 install --prod --frozen-lockfile --filter @fivefold/server --config.minimumReleaseAge=0 \
  && mkdir -m 700 data

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /src/package.json package.json
COPY --from=build /src/node_modules node_modules
COPY --from=build /src/packages packages
COPY --from=build /src/apps/server apps/server
COPY --from=build /src/apps/web/dist apps/web/dist
COPY --from=build --chown=node:node /src/data /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "--single-threaded-gc", "--heap-growing-percent=200", "apps/server/dist/main.js"]
