import type { Camera } from './camera.ts';
import { FRAGMENT, VERTEX } from './shaders.ts';

/** A panorama drawn in a canvas. */
export interface Sphere {
  /** Maximum texture size of the device, in pixels. */
  maxWidth: number;
  /** Uploads the picture, which must have been decoded. */
  upload(picture: TexImageSource): void;
  draw(camera: Camera): void;
}

/** Undefined where the device has no WebGL 2. */
export function createSphere(canvas: HTMLCanvasElement): Sphere | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false });
  const program = gl && programOf(gl);
  if (!gl || !program) return undefined;
  const halfSize = gl.getUniformLocation(program, 'halfSize');
  const direction = gl.getUniformLocation(program, 'camera');
  return {
    maxWidth: Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)),
    upload: (picture) => uploadPicture(gl, picture),
    draw: ({ yaw, pitch, field }) => {
      const { width, height } = canvas;
      const scale = Math.tan(field / 2) / Math.max(width, height);
      gl.viewport(0, 0, width, height);
      gl.uniform2f(halfSize, width * scale, height * scale);
      gl.uniform2f(direction, yaw, pitch);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  return program;
}

/** The left and right edges meet; mipmaps would show a seam there. */
function uploadPicture(gl: WebGL2RenderingContext, picture: TexImageSource): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
}
