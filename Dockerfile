# The host as an image: `docker build -t mentorkit .`

FROM node:20-slim AS build
WORKDIR /build
# What changes seldom comes first, so that a change of code does not install again.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY examples examples
COPY bench bench
COPY tsup.config.ts tsconfig.base.json tsconfig.json ./
RUN npx --yes pnpm@10.34.9 install --frozen-lockfile
RUN node node_modules/tsup/dist/cli-default.js
# The host with what it needs to run, and nothing else.
RUN npx --yes pnpm@10.34.9 --filter @mentorkit/http-koa deploy --prod --legacy /app

FROM node:20-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=root:root /app ./
# The embedded database, of which there is none with DATABASE_URL, and uploaded files, unless there is a bucket.
RUN mkdir /data /files && chown node:node /data /files
ENV DATA_DIR=/data FILES_DIR=/files
VOLUME ["/data", "/files"]
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/live').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/bin.js"]
